# python3 verify_answer.py ANSWER.json KEYS.json: proves a kept answer; needs `pip install cryptography`.
import base64, hashlib, json, re, sys
from urllib.parse import urlsplit
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

answer, keys = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:3])
request, response = answer["request"], answer["response"]
headers = {name.lower(): value for name, value in response["headers"].items()}
digest = lambda text: f"sha-256=:{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}:"
parameters, created, key_id = re.fullmatch(
    r'answer=(\(.*\);created=(\d+);keyid="([^"]+)".*)', headers["signature-input"]).groups()
key = next((k for k in keys["keys"] if k["kid"] == key_id and k["nbf"] <= int(created) < k.get("exp", 1e18)), None)
path = urlsplit(request["path"])
base = "\n".join([
    f'"@status": {response["status"]}', f'"content-digest": {digest(response["body"])}',
    f'"x-request-id": {headers["x-request-id"]}', f'"@method";req: {request["method"]}',
    f'"@path";req: {path.path}', f'"@query";req: ?{path.query}',
    f'"content-digest";req: {digest(request.get("body", ""))}', f'"@signature-params": {parameters}'])
try:
    public = Ed25519PublicKey.from_public_bytes(base64.urlsafe_b64decode(key["x"] + "="))
    public.verify(base64.b64decode(headers["signature"][len("answer=:"):-1]), base.encode())
except (InvalidSignature, TypeError):
    sys.exit("not proven")
print("proven, a", key["mode"], "answer")
