/**
 * An error with the code and the sentence of an SMTP answer (RFC 5321 section 4.2). The sentence begins with a
 * status (RFC 3463) if the code alone says too little.
 */
class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

export function smtpRefusal(responseCode: number, message: string): SmtpRefusal {
  return new SmtpRefusal(responseCode, message);
}

export function isSmtpRefusal(error: unknown): error is SmtpRefusal {
  return error instanceof SmtpRefusal;
}

/** Refuses a mail to an address that has received as many as it takes (product 11.28). */
export function addressFull(): SmtpRefusal {
  return smtpRefusal(552, '5.2.2 This address has received as much mail as it takes');
}
