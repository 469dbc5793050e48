import { run } from './commands/program.ts';

for (const output of [process.stdout, process.stderr]) output.on('error', ignoreClosedPipe);

void run(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  platform: `${process.arch} zlib ${process.versions.zlib} brotli ${process.versions.brotli}`,
  stdout: process.stdout,
  stderr: process.stderr,
  untilStopped: () =>
    new Promise((resolve) => {
      process.once('SIGINT', () => resolve());
      process.once('SIGTERM', () => resolve());
    }),
  onInterrupt: (act) => {
    process.once('SIGINT', () => {
      act();
      process.kill(process.pid, 'SIGINT');
    });
  },
}).then((exitCode) => {
  process.exitCode = exitCode;
});

/** A reader such as `head` may leave before the end; what was done is none the worse for it. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
