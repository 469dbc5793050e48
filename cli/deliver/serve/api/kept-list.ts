import { withOwnFile } from './own-file.ts';

export type KeptList = ReturnType<typeof openList>;

/** A line of JSON for each item. Several processes may change it at once. */
export function openList(path: string) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    read: () => inTurn(() => withOwnFile(path, async (file) => parse(await file.readFile('utf8')))),
    /** A crash while it writes may lose items. */
    change: (next: (items: readonly unknown[]) => readonly unknown[]) =>
      inTurn(() =>
        withOwnFile(path, async (file) => {
          const items = next(parse(await file.readFile('utf8')));
          await file.truncate();
          await file.appendFile(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
        }),
      ),
  };
}

function parse(text: string): readonly unknown[] {
  return text.split('\n').flatMap((line): readonly unknown[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}
