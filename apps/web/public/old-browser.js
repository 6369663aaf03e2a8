// Runs in any browser, as the application does not start in an old one (product 14.30).
if (!('findLast' in Array.prototype && 'structuredClone' in window)) {
  document.getElementById('root').hidden = true;
  document.getElementById('old-browser').hidden = false;
}
