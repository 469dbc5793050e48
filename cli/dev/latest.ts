/** Something that is made when it is first asked for, and again once what it is made from has changed. */
export interface Latest<T> {
  read(): Promise<T>;
  renew(): void;
}

export function keepLatest<T>(make: () => Promise<T>): Latest<T> {
  let made: Promise<T> | undefined;
  const renew = (): void => {
    made = undefined;
  };
  return {
    renew,
    read() {
      made ??= make();
      // What failed is tried again when it is next asked for.
      made.catch(renew);
      return made;
    },
  };
}
