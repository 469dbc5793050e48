/** The folder of this package: its `runtime/` is bundled, whatever project is built. Holds for the bundled program too. */
export const packageRoot = new URL('../..', import.meta.url);
