import { useEffect, useState } from 'react';
import { askField } from './ask.ts';
import type { FieldDetails, ShownField } from './messages.ts';

/** What is known of a field; undefined until the server has answered. */
export function useField(field: ShownField): FieldDetails | undefined {
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
  }, [field]);
  return details;
}
