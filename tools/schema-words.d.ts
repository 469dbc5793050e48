export const ownKeywords: readonly string[];
