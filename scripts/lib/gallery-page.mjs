/**
 * Renders the page of `npm run gallery`: each screen's pictures side by side, the wide one first.
 * @param {string[]} pictures file names such as `people-admin-390.png`
 * @returns {string} HTML
 */
export function renderGallery(pictures) {
  const names = [...new Set(pictures.map(nameOf))].sort();
  const figures = names.map((name) => {
    const shown = pictures.filter((file) => nameOf(file) === name).sort((a, b) => widthOf(b) - widthOf(a));
    const images = shown.map(
      (file) => `<img src="${file}" width="${widthOf(file) / 2}" alt="" loading="lazy">`,
    );
    return `<figure id="${name}"><figcaption>${name}</figcaption>${images.join('')}</figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Patrolbook: every screen</title>
<style>
body { font: 16px sans-serif; background: #222; color: #ddd; }
figure { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; }
figcaption { width: 100%; }
</style>
${figures.join('\n')}
</html>
`;
}

/** @param {string} file */
const widthOf = (file) => Number(file.match(/-(\d+)\.png$/)?.[1] ?? 0);
/** @param {string} file */
const nameOf = (file) => file.replace(/-\d+\.png$/, '');
