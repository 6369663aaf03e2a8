import { apiPrefix } from '#contract';

/** The pages behind the links in notices. */
const noticesPage = /^\/notices\/[^/]+$/;

/**
 * Returns the address of the call for what a mail program posts to such a page (RFC 8058): people open the same address.
 * Every other request keeps its address.
 */
export function oneClickUrl({ method, url = '/' }: { method?: string; url?: string }): string {
  return method === 'POST' && noticesPage.test(url) ? apiPrefix + url : url;
}
