/** Whether the visitor's browser sends the Global Privacy Control signal (docs/product.md F6). */
export function hasPrivacySignal(browser: Navigator): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;
}
