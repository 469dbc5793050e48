/** Shows the regions that hold all of the words. */
function searchRegions(): void {
  const field = document.querySelector<HTMLInputElement>('[data-region-search]');
  const count = document.querySelector('[data-region-count]');
  const rows = [...document.querySelectorAll<HTMLElement>('[data-region-row]')];
  field?.addEventListener('input', () => {
    const words = field.value.toLowerCase().split(/\s+/);
    for (const row of rows) {
      row.hidden = !words.every((word) => row.dataset['regionRow']?.includes(word));
    }
    if (count !== null) count.textContent = String(rows.filter(({ hidden }) => !hidden).length);
  });
}

searchRegions();
