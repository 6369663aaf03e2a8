/** An error whose code and sentence the SMTP server answers with (RFC 5321 section 4.2). */
export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
