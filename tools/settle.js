/**
 * Waits until pictures are loaded and forms are there; otherwise both wait until they are visible.
 */
export async function settle(tab) {
  await tab.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    const asleep = document.querySelectorAll('[data-island]:not([data-awake])');
    for (const island of asleep) island.dispatchEvent(new PointerEvent('pointerover'));
    return asleep.length === 0 && [...document.images].every(({ complete }) => complete);
  });
}
