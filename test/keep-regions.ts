/** The text of this project's regions.yaml with some of its regions alone. */
export function keepRegions(text: string, keys: readonly string[]): string {
  const start = text.indexOf('\nregions:\n') + '\nregions:\n'.length;
  const regions = text.slice(start).split(/^(?= {2}\w+:$)/m);
  const kept = regions.filter((region) => keys.some((key) => region.startsWith(`  ${key}:\n`)));
  return text.slice(0, start) + kept.join('');
}
