import { verifyOutput } from '../check/verify-output.ts';
import type { Format } from '../diagnostics/print.ts';
import type { ExitCode, Io } from './io.ts';
import { openOutputFolder } from './open-output.ts';
import { reportFindings } from './report-findings.ts';

/** `verify`: whether a deployed folder holds what was built, and nothing else. */
export async function verify(
  folder: string,
  { format }: { readonly format: Format },
  io: Io,
): Promise<ExitCode> {
  return reportFindings(verifyOutput(openOutputFolder(folder, io)), format, io);
}
