import type { Validation } from '../field-model.ts';

/** Bytes. A file is sent as text, of which the CRM accepts 64 KiB. */
const largestFile = 48_000;

/** Fails on a file that is too large to be sent. */
export function sendable(): Validation {
  return (value) =>
    value instanceof File && value.size > largestFile
      ? `The file is larger than ${largestFile / 1000} kB`
      : undefined;
}

/** A file as a data URL that includes its name; rejects when the file can't be read. */
export function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read.'));
    reader.onload = () => {
      const name = encodeURIComponent(file.name);
      resolve(String(reader.result).replace(';base64,', `;name=${name};base64,`));
    };
    reader.readAsDataURL(file);
  });
}
