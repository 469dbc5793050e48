export const manifestCodes = {} as const;
