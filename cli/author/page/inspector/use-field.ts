import { useEffect, useState } from 'react';
import type { FieldName } from './ask.ts';
import { askField, askPages } from './ask.ts';
import type { EditAnswer } from './edit-messages.ts';
import type { FieldDetails, PageCount, ShownField } from './messages.ts';

/**
 * What is known of a field; undefined until the server has answered. It is asked again once the
 * page shows the field anew, and after an edit that changes no page.
 */
export function useField(
  field: ShownField,
  saved?: EditAnswer,
  takenCount = 0,
): FieldDetails | undefined {
  const [details, setDetails] = useState<FieldDetails>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const answer = await askField(field);
      if (isCurrent) setDetails(answer);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [field, saved, takenCount]);
  return details;
}

/** How many pages show what a field says, and of whom; undefined until that is found out. */
export function usePages(field: FieldName | undefined): PageCount | undefined {
  const [pages, setPages] = useState<PageCount>();
  useEffect(() => {
    if (field === undefined) return undefined;
    // A server that is still counting would hold up all else that is asked for.
    const left = new AbortController();
    void askPages(field, left.signal).then((count) => {
      if (!left.signal.aborted) setPages(count);
    });
    return () => left.abort();
  }, [field]);
  return pages;
}
