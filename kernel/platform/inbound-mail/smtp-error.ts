/**
 * An error with the code and the sentence of an SMTP answer (RFC 5321 section 4.2). The sentence begins with a
 * status (RFC 3463) if the code alone says too little.
 */
class SmtpError extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export function smtpError(responseCode: number, message: string): SmtpError {
  return new SmtpError(responseCode, message);
}

export function isSmtpError(error: unknown): error is SmtpError {
  return error instanceof SmtpError;
}

/** Refuses a mail to an address that has received as many as it takes (product 11.28). */
export function addressFullError(): SmtpError {
  return smtpError(552, '5.2.2 This address has received as much mail as it takes');
}
