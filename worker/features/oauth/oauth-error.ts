/** Error codes of RFC 6749 (5.2), 7591 (3.2.2) and 8707 (2) that may be sent to an app. */
type OAuthCode =
  | "invalid_request"
  | "invalid_grant"
  | "invalid_target"
  | "unsupported_grant_type"
  | "invalid_redirect_uri"
  | "invalid_client_metadata";

/** A refusal in the form that OAuth has for apps: always status 400. */
export class OAuthError extends Error {
  readonly code: OAuthCode;

  constructor(code: OAuthCode, description: string) {
    super(description);
    this.name = "OAuthError";
    this.code = code;
  }
}
