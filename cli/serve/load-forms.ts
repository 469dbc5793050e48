import { fileURLToPath } from 'node:url';
import { readSourceFile } from '../source/read.ts';
import { parseYaml } from '../source/yaml.ts';
import type { FormBook } from './api/forms.ts';
import { readForms } from './api/forms.ts';

/** The folder of this package, from here and from the bundled program alike. */
const packageRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the forms of the embedded API. They are part of this package, so a problem in them is an internal error. */
export function loadForms(): FormBook {
  const [file] = readSourceFile(packageRoot, 'cli/serve/api/forms.yaml');
  const [document, problems] = file === undefined ? [undefined, []] : parseYaml(file);
  if (document === undefined) {
    throw new Error(
      `forms.yaml cannot be read: ${problems.map(({ message }) => message).join(' ')}`,
    );
  }
  return readForms(document.value);
}
