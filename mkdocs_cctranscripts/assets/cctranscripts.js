/* Conveniences only: the page is complete without them. */
(() => {
	const on = addEventListener
	const first = what => document.querySelector(what)
	const all = (what, where = document) => [...where.querySelectorAll(what)]
	const make = (tag, props, into) => into.appendChild(Object.assign(document.createElement(tag), props))
	const load = async url => {
		const got = await fetch(url).catch(() => 0)
		return got.ok ? got.text() : ""
	}
	const prompts = () => all(".cct-prompt:not(details *)")
	const reached = () => prompts().filter(each => each.getBoundingClientRect().top < 90).length

	function step(by) {
		const to = prompts()[Math.max(0, reached() + by - 1)]
		if (location.hash == "#" + to?.id) to.scrollIntoView()
		else if (to) location.hash = to.id
	}

	function progress() {
		const out = first(".cct-bar output"), count = prompts().length, at = reached()
		if (out) out.textContent = at ? `${at} / ${count}` : `${count} prompt${count > 1 ? "s" : ""}`
	}

	/* A link opens every fold around what it leads to. */
	async function reveal() {
		const id = location.hash.slice(1), at = document.getElementById(id)
		const onward = at?.matches(".cct-onward [id]") && at.querySelector("a")
		const parts = id && !at && first("[data-parts]")
		if (onward) location.replace(onward.href)
		if (parts) {
			const index = new URL(parts.dataset.parts, location), part = JSON.parse(await load(index) || "{}")[id]
			if (typeof part == "string") location.replace(new URL(part + "#" + id, index))
		}
		for (let fold = at; fold; fold = fold.parentElement) if (fold.tagName == "DETAILS") fold.open = true
		if (at && !at.offsetParent) all(".cct-bar [aria-pressed=false]").forEach(each => each.click())
		if (at?.closest("details")) at.scrollIntoView()
	}

	function controls(box) {
		const bar = make("div", { className: "cct-bar", role: "toolbar", ariaLabel: "Transcript" }, box)
		const button = (textContent, title, onclick) => make("button", { type: "button", textContent, title, onclick }, bar)
		const toggle = (what, text, off) => {
			if (first(what)) button(text, `Show or hide ${text.toLowerCase()}`, event => {
				event.target.ariaPressed = !box.classList.toggle(off)
			}).ariaPressed = true
		}
		button("↑", "Previous prompt (k)", () => step(-1))
		make("output", {}, bar)
		button("↓", "Next prompt (j)", () => step(1))
		toggle(".cct:is(.tool, .agent, .todo, .shell)", "Steps", "cct-no-steps")
		toggle(".cct.thinking", "Thinking", "cct-no-thinking")
		button("Unfold all", "", ({ target }) => {
			const open = target.textContent == "Unfold all"
			all("details.cct").forEach(fold => fold.open = open)
			target.textContent = open ? "Fold all" : "Unfold all"
		})
	}

	async function filter({ target }) {
		if (target.value) await (target.rest ||= rest())
		const typed = target.value, words = typed.toLowerCase().split(/\s+/)
		let count = 0
		for (const list of all(".cct.sessions")) {
			const month = list.previousElementSibling, before = count
			for (const row of all("li", list)) {
				const text = (month.textContent + " " + row.textContent).toLowerCase()
				row.hidden = !words.every(word => text.includes(word))
				count += !row.hidden
			}
			list.hidden = month.hidden = count == before || (!typed && list.fetched)
		}
		target.nextSibling.textContent = typed && `${count} of ${all(".cct.sessions li").length} sessions`
	}

	async function rest() {
		const urls = [...new Set(all(".cct-parts a").map(link => link.href))]
		const pages = await Promise.all(urls.map(load))
		pages.forEach((text, at) => {
			const page = new DOMParser().parseFromString(text, "text/html")
			all("li a", page).forEach(link => link.href = new URL(link.getAttribute("href"), urls[at]))
			const lists = all(".cct-month, .cct.sessions", page)
			all(".cct.sessions").pop().after(...lists)
			lists.forEach(each => each.fetched = true)
		})
	}

	function finder(month) {
		const text = "Filter sessions by title, prompt, branch, model, month"
		const line = make("p", { className: "cct-filter" }, month)
		month.before(line)
		make("input", { type: "search", placeholder: text, ariaLabel: text, oninput: filter }, line)
		make("output", {}, line)
	}

	function start() {
		const prompt = prompts()[0], month = first(".cct-month")
		if (prompt && !first(".cct-bar")) controls(prompt.parentElement)
		if (month && !first(".cct-filter")) finder(month)
		progress()
		reveal()
	}

	on("scroll", progress)
	on("hashchange", reveal)
	on("click", event => { // opening a row puts its link into the address bar
		const row = event.target.closest("details.cct > summary")?.parentElement
		if (row?.id && !row.open) history.replaceState(history.state, "", "#" + row.id)
	})
	on("keydown", event => {
		const by = { j: 1, k: -1 }[event.key]
		const busy = event.ctrlKey || event.metaKey || event.altKey
		if (by && !busy && !event.target.closest?.("input, textarea, select")) step(by)
	})
	if (window.document$) document$.subscribe(start)
	else on("DOMContentLoaded", start)
})()
