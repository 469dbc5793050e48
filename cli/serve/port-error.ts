/** The port is not available, because another program has it or because the system reserves it. */
export class PortError extends Error {
  override readonly name = 'PortError';
  constructor(port: number, reason: 'taken' | 'reserved') {
    const why = reason === 'taken' ? 'used by another program' : 'reserved by the system';
    super(`Port ${port} is ${why}. Name another with --port or --library-port; 0 is any free one.`);
  }
}
