// The recipes of a document in docs/: what each section has one write, run and see.

/**
 * A fenced block of a recipe: a new file, a change of one, a command (`sh`), lines that the command
 * before it prints (`text`), or steps in a page of `dev` (`steps`). `path` is empty for the last
 * three. A command ends with `exitCode`, which stands behind `sh` as `exit=1` where it is not 0.
 *
 * @typedef {{ language: string, path: string, text: string, exitCode: number }} Block
 */

/**
 * The fenced blocks below each heading of a document, by the heading, as far as there are any.
 *
 * @param {string} document markdown
 * @returns {ReadonlyMap<string, readonly Block[]>}
 */
export function readRecipes(document) {
  const sections = document.split(/^## /m).slice(1);
  const read = sections.map((section) => [
    section.slice(0, section.indexOf('\n')),
    readBlocks(section),
  ]);
  return new Map(read.filter(([, blocks]) => blocks.length > 0));
}

function readBlocks(section) {
  const fenced = section.matchAll(/^( *)```(\w+) ?(\S*)\n([\s\S]*?)^ *```$/gm);
  return [...fenced]
    .map(([, indentation, language, beside, text]) => ({
      language,
      ...readBeside(beside),
      text: text.replace(new RegExp(`^${indentation}`, 'gm'), ''),
    }))
    .filter(({ language, path }) => path !== '' || ['sh', 'text', 'steps'].includes(language));
}

function readBeside(beside) {
  const [, exitCode] = /^exit=([0-9]+)$/.exec(beside) ?? [];
  return exitCode === undefined
    ? { path: beside, exitCode: 0 }
    : { path: '', exitCode: Number(exitCode) };
}

/** Whether a recipe is followed in a page of `dev`. */
export function hasSteps(blocks) {
  return blocks.some(({ language }) => language === 'steps');
}

/**
 * Puts the lines marked `+` in place of those marked `-`, where the other lines stand in the file;
 * a change that was made before is left as it is. Where others have added lines at that place,
 * those before it alone say where it is, else those behind it. Throws where the lines stand there
 * never or more than once.
 *
 * @param {string} content of the file
 * @param {string} change
 */
export function applyChange(content, change) {
  const lines = change.replace(/\n$/, '').split('\n');
  const first = lines.findIndex(isMarked);
  const last = lines.findLastIndex(isMarked);
  const changed = [lines, lines.slice(0, last + 1), lines.slice(first)]
    .map((each) => applyExactly(content, each))
    .find((each) => each !== undefined);
  if (changed !== undefined) return changed;
  const before = textWithout('+', lines);
  const found = timesFound(content, before);
  throw new Error(`These lines stand in the file ${found} times:\n${before}`);
}

const isMarked = (line) => /^[+-]/.test(line);

/** Undefined where the lines do not stand in the file once. */
function applyExactly(content, lines) {
  const [before, after] = [textWithout('+', lines), textWithout('-', lines)];
  const found = timesFound(content, before);
  const isMade = found === 0 || after.includes(before);
  if (isMade && timesFound(content, after) === 1) return content;
  return found === 1 ? content.replace(before, () => after) : undefined;
}

function textWithout(mark, lines) {
  const kept = lines.filter((line) => !line.startsWith(mark));
  return kept.map((line) => `${line.slice(1)}\n`).join('');
}

const timesFound = (content, text) => content.split(text).length - 1;
