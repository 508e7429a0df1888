import { MCP } from "../../../shared/mcp.ts";
import { PRODUCT } from "../../../shared/product.ts";
import type { Config } from "../../env.ts";

type Site = Pick<Config, "publicOrigin">;

export const SCOPE = "mcp";
const RESOURCE_METADATA_PATH = "/.well-known/oauth-protected-resource";

/** The one thing access tokens are good for. */
export const resourceOf = ({ publicOrigin }: Site): string => publicOrigin + MCP.path;

/** RFC 9728: what may be asked with a token, and who gives tokens out. */
export const describeResource = (config: Site) => ({
  resource: resourceOf(config),
  resource_name: PRODUCT,
  authorization_servers: [config.publicOrigin],
  bearer_methods_supported: ["header"],
  scopes_supported: [SCOPE],
  resource_documentation: `${config.publicOrigin}/api-docs/mcp`,
});

/** RFC 8414, with RFC 9207 and the draft of Client ID Metadata Documents. */
export const describeServer = ({ publicOrigin }: Site) => ({
  issuer: publicOrigin,
  authorization_endpoint: `${publicOrigin}/oauth/authorize`,
  token_endpoint: `${publicOrigin}/api/oauth/token`,
  registration_endpoint: `${publicOrigin}/api/oauth/register`,
  revocation_endpoint: `${publicOrigin}/api/oauth/revoke`,
  scopes_supported: [SCOPE],
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${publicOrigin}/api-docs/mcp`,
});

/** The `WWW-Authenticate` header for a call without a valid token (RFC 6750, 9728). */
export const challengeOf = ({ publicOrigin }: Site, hasToken: boolean): string =>
  `Bearer resource_metadata="${publicOrigin}${RESOURCE_METADATA_PATH}", scope="${SCOPE}"${hasToken ? ', error="invalid_token"' : ""}`;
