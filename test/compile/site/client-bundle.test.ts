import { expect, test } from 'vitest';
import { readClient } from '../../../cli/compile/site/program.ts';
import { loaders } from '../../../runtime/islands/registry.ts';

test.each(['preact', 'react'] as const)(
  'the scripts of each island of the registry are known by its name: %s',
  (engine) => {
    const { wake, ...byIsland } = readClient(engine).islandScripts;
    expect(Object.keys(byIsland).toSorted()).toEqual(Object.keys(loaders).toSorted());
    expect(wake).not.toEqual([]);
  },
);
