/** One message to one person. `link` is what it is about, for a mailer that sends nothing. */
export interface Mail {
  /** an address already checked: no list, no name */
  to: string;
  /** the same for each try of one mail: a service that knows it does not send it twice */
  id?: string;
  subject: string;
  html: string;
  text: string;
  link: string;
  /** what such a mailer calls it, "sign-in link" unless given */
  linkName?: string;
  /** further headers, by name */
  headers?: Record<string, string>;
}

export interface Mailer {
  /** the sender, "address" or "Name <address>" */
  from: string;
  /** Resolves when the mail was accepted. Throws `MailError`. */
  send(mail: Mail): Promise<void>;
}

/** A mail was not sent. The text names mailer and reason; never an address, key or link. */
export class MailError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailError";
  }
}
