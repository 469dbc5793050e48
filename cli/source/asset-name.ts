/** Names that Windows gives to devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Fewer than every file system takes, with room for the endings that are added to made files. */
const longest = 120;

/** Why a file or folder of the assets cannot be called so, as a sentence; undefined where it can. Addresses have the name. */
export function refuseAssetName(name: string): string | undefined {
  if (!/^\w[\w.-]*$/.test(name))
    return `Name the file with letters, digits, - and _ alone, and begin with a letter or a digit: ${name} is another name.`;
  if (devices.test(name)) return `Windows has no file called ${name}. Give the file another name.`;
  return name.length > longest
    ? `The name is longer than ${longest} characters. Give the file a shorter one.`
    : undefined;
}

/** Another asset that is the same file where capital letters do not count. */
export function capitalsTwin(assets: ReadonlySet<string>, path: string): string | undefined {
  const small = path.toLowerCase();
  return [...assets].find((other) => other !== path && other.toLowerCase() === small);
}
