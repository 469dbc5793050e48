export function neutralise(markdown: string): string;
