import { useCallback } from 'react';
import type { FieldName } from './ask.ts';
import { askField, askOf } from './ask.ts';
import type { FieldDetails, PageCount, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { useLoaded } from './use-loaded.ts';

/**
 * What is known of a field; undefined until the server has answered. It is asked again once the
 * page shows the field anew.
 *
 * @param edits How many edits there were: some change no page.
 */
export function useField(field: ShownField, edits: number): FieldDetails | undefined {
  return useLoaded(
    useCallback(() => askField(field), [field]),
    edits,
  );
}

/** How many pages show what a field says, and of whom; undefined until that is found out. */
export function usePages(field: FieldName | undefined): PageCount | undefined {
  const count = useCallback(
    // A server that is still counting would hold up all else that is asked for.
    async (signal: AbortSignal) => field && askOf<PageCount>(inspectorPaths.pages, field, signal),
    [field],
  );
  return useLoaded(count);
}
