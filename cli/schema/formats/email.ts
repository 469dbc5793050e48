/** The form of an address as people use them; addresses in quotes or at numbers are refused. */
export function isEmail(text: string): boolean {
  const local = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@/i;
  const host = /@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
  return text.length <= 254 && local.test(text) && host.test(text) && text.split('@').length === 2;
}
