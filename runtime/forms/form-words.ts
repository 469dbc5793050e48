import type { InterfaceWords } from '../contract.ts';

/** What a form says of its own; the rest comes with its definition. */
export type FormWords = InterfaceWords['forms'];
