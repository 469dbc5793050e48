import { error, fixable, rewording, warning } from './entry.ts';

export interface MissingRegions {
  /** Of the states, as visitors read them. */
  readonly names: readonly string[];
  /** The first of them, as its entry would be written. */
  readonly first: { readonly key: string; readonly code: string; readonly name: string };
}

export interface MisspelledKey extends Record<'key' | 'name' | 'right', string> {
  /** How many other places mention the key. */
  readonly mentions: number;
}

/** What can be wrong with what regions, and the site itself, are called and found by. */
export const nameCodes = {
  'missing-region': error(({ names, first }: MissingRegions) => {
    const [here, it] = names.length > 1 ? ['these states', 'them'] : ['this state', 'it'];
    const example = `\`${first.key}: { code: ${first.code}, name: ${first.name} }\``;
    return `No region is for ${here}, so visitors who choose ${it} on the map would find nothing: ${names.join(', ')}. If lines were lost, take them from an earlier version of the file; at least write a line such as ${example} below "regions:".`;
  }),
  'wrong-state-code': rewording.error(
    ({ name, code, right }: Record<'name' | 'code' | 'right', string>) =>
      `The code of ${name} is ${right}. With "${code}" it has no link on the map, and its pages stand at another address. Write ${right}; an address of its own goes into "pathPrefix".`,
  ),
  'unknown-state': warning(
    ({ name, code }: Record<'name' | 'code', string>) =>
      `"${name}" with the code ${code} is no state and no territory of the United States. It has no outline and no place on the map. Write the code and the name of a state.`,
  ),
  'misspelled-state': rewording.warning(
    ({ typed, code, right }: Record<'typed' | 'code' | 'right', string>) =>
      `Every page of the state with the code ${code} shows the name "${typed}", but the state is called ${right}. Write ${right}, unless this spelling is intended.`,
  ),
  'misspelled-key': fixable(
    rewording.error((words: MisspelledKey) => {
      const { key, name, right, mentions } = words;
      const found = `The key of ${name} is "${key}", probably meant as "${right}".`;
      if (mentions === 0) return `${found} Write ${right}.`;
      const places =
        mentions === 1 ? 'where it is mentioned' : `in the ${mentions} places that mention it`;
      return `${found} Write ${right} here and ${places}.`;
    }),
  ),
  'same-origin': error(
    ({ origin }: { origin: string }) =>
      `${origin} is the origin of the main site already, and the library edition needs a host of its own: both have a page at /. Write another origin in one of the two files.`,
  ),
  'alias-conflict': error(
    ({ name, region, other }: { name: string; region: string; other: string }) =>
      `"${name}" cannot lead to "${region}": it is a name of "${other}" already. Letter case, spaces, hyphens and underscores make no difference. Write another name, or delete one of the two.`,
  ),
  'alias-is-route': error(
    ({ name, route }: { name: string; route: string }) =>
      `"${name}" cannot be a region's name, because /${route}/ is a page or folder of the site itself. Write another name.`,
  ),
  'reserved-region': error(
    ({ key }: { key: string }) =>
      `A region cannot be called "${key}": the site uses that name itself. Write the region's full name in lower case, with underscores for spaces.`,
  ),
  'duplicate-code': rewording.error(
    ({ code, other, right }: { code: string; other: string; right?: string | undefined }) =>
      `The code ${code} belongs to "${other}" already. Write ${right ?? 'the two letters of this region'}.`,
  ),
  'duplicate-site-id': error(
    ({ siteId, other }: { siteId: string; other: string }) =>
      `The siteId "${siteId}" belongs to ${other === 'generic' ? 'the edition without a state' : `"${other}"`} already, so the webinars of the two would be mixed up. Write another one, or delete the line to use the code in lower case.`,
  ),
  'duplicate-path-prefix': error(
    ({ pathPrefix, other }: { pathPrefix: string; other: string }) =>
      `The addresses of "${other}" start with ${pathPrefix} already. Write another pathPrefix, or delete the line to use the code in lower case.`,
  ),
} as const;
