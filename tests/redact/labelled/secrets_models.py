"""Keys of those who serve models, and of what is used beside them."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ Anthropic key (file)
ANTHROPIC_API_KEY=sk-ant-api03-«url 93»AA

▸ Anthropic admin key (command)
curl https://api.anthropic.com/v1/organizations/users -H "x-api-key: sk-ant-admin01-«url 93»AA"

▸ Anthropic OAuth token (file)
{"claudeAiOauth":{"accessToken":"sk-ant-oat01-«url 93»AA","refreshToken":"sk-ant-ort01-«url 93»AA","expiresAt":1781000000000}}

▸ OpenAI key of old (file)
openai.api_key = "sk-«an 20»T3BlbkFJ«an 20»"

▸ OpenAI project key (file)
OPENAI_API_KEY=sk-proj-«url 74»T3BlbkFJ«url 74»

▸ OpenAI service account key (words)
My key is sk-svcacct-«url 74»T3BlbkFJ«url 74», please try it.

▸ OpenAI admin key (file)
OPENAI_ADMIN_KEY=sk-admin-«url 58»T3BlbkFJ«url 58»

▸ OpenAI key in an error (output)
openai.AuthenticationError: Error code: 401 - Incorrect API key provided: sk-proj-«url 74»T3BlbkFJ«url 74».

▸ OpenRouter key (file)
OPENROUTER_API_KEY=sk-or-v1-«hex 64»

▸ Groq key (file)
client = Groq(api_key="gsk_«an 52»")

▸ Hugging Face token (command)
huggingface-cli login --token hf_«letters 34»

▸ Hugging Face organisation token (file)
HF_TOKEN=api_org_«letters 34»

▸ Replicate token (file)
REPLICATE_API_TOKEN=r8_«an 37»

▸ Perplexity key (file)
PPLX_API_KEY=pplx-«an 48»

▸ xAI key (file)
XAI_API_KEY=xai-«an 80»

▸ Mistral key (file)
MISTRAL_API_KEY=«an 32»

▸ Cohere key (file)
co = cohere.Client("«an 40»")

▸ Cohere key in the environment (file)
CO_API_KEY=«an 40»

▸ Together key (file)
TOGETHER_API_KEY=«hex 64»

▸ Together key of the new kind (file)
TOGETHER_API_KEY=tgp_v1_«url 43»

▸ Fireworks key (file)
FIREWORKS_API_KEY=fw_«an 22»

▸ DeepSeek key (file)
DEEPSEEK_API_KEY=sk-«hex 32»

▸ ElevenLabs key (file)
ELEVENLABS_API_KEY=sk_«hex 48»

▸ Langfuse keys (file)
LANGFUSE_PUBLIC_KEY=pk-lf-‹uuid›
LANGFUSE_SECRET_KEY=sk-lf-«uuid»

▸ LangSmith key (file)
LANGSMITH_API_KEY=lsv2_pt_«hex 32»_«hex 10»

▸ Pinecone key (file)
pc = Pinecone(api_key="pcsk_‹an 5›_«an 63»")

▸ Pinecone key of old (file)
PINECONE_API_KEY=«uuid»

▸ Weights and Biases key (command)
wandb login «hex 40»

▸ Weights and Biases netrc (file)
machine api.wandb.ai
  login user
  password «hex 40»

▸ Voyage key (file)
VOYAGE_API_KEY=pa-«url 43»

▸ Tavily key (input)
{"query": "rate limits", "api_key": "tvly-dev-«an 32»"}

▸ Firecrawl key (file)
"env": {"FIRECRAWL_API_KEY": "fc-«hex 32»"}

▸ Jina key (command)
curl https://r.jina.ai/https://example.com -H "Authorization: Bearer jina_«an 52»"

▸ Exa key (file)
EXA_API_KEY=«uuid»

▸ Brave Search key (file)
"env": {
  "BRAVE_API_KEY": "BSA«an 28»"
}

▸ Serper key (file)
SERPER_API_KEY=«hex 40»

▸ AssemblyAI key (file)
aai.settings.api_key = "«hex 32»"

▸ Deepgram key (command)
curl -H 'Authorization: Token «hex 40»' https://api.deepgram.com/v1/projects

▸ Stability key (file)
STABILITY_API_KEY=sk-«an 48»

▸ Gemini key (command)
GEMINI_API_KEY=AIza«url 35» npm start

▸ NVIDIA key (file)
NVIDIA_API_KEY=nvapi-«url 64»

▸ Cerebras key (file)
CEREBRAS_API_KEY=csk-«low 48»

▸ Modal token (command)
modal token set --token-id ak-‹an 22› --token-secret as-«an 22»

▸ RunPod key (file)
RUNPOD_API_KEY=rpa_«up 40»‹low 6›

▸ E2B key (file)
E2B_API_KEY=e2b_«hex 40»

▸ Qdrant key (file)
client = QdrantClient(url="https://x.qdrant.io:6333", api_key="«jwt»")
""")
