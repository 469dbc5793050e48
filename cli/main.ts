import { run } from './commands/program.ts';

process.exitCode = await run(process.argv.slice(2), {
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
});
