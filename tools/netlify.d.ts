export function deployToNetlify(
  folder: string,
  options: {
    readonly api: string;
    readonly site: string;
    readonly token: string;
    readonly title: string;
  },
): Promise<string>;
