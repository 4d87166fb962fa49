"""All rows of the labelled set."""

from itertools import chain

from redact.labelled import (
    negatives_code,
    negatives_config,
    negatives_encoded,
    negatives_hashes,
    negatives_ids,
    negatives_names,
    negatives_words,
    secrets_cloud,
    secrets_code,
    secrets_config,
    secrets_forges,
    secrets_keys,
    secrets_models,
    secrets_requests,
    secrets_services,
    secrets_shell,
    secrets_stores,
    secrets_words,
)
from redact.labelled.row import Row

SECRETS: tuple[Row, ...] = tuple(
    chain(
        secrets_cloud.ROWS,
        secrets_forges.ROWS,
        secrets_models.ROWS,
        secrets_services.ROWS,
        secrets_stores.ROWS,
        secrets_keys.ROWS,
        secrets_requests.ROWS,
        secrets_config.ROWS,
        secrets_code.ROWS,
        secrets_shell.ROWS,
        secrets_words.ROWS,
    )
)
NEGATIVES: tuple[Row, ...] = tuple(
    chain(
        negatives_hashes.ROWS,
        negatives_ids.ROWS,
        negatives_encoded.ROWS,
        negatives_code.ROWS,
        negatives_config.ROWS,
        negatives_names.ROWS,
        negatives_words.ROWS,
    )
)
