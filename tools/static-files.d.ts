export function staticFiles(folder: string): readonly string[];
export function copyStaticFiles(from: string, to: string): void;
