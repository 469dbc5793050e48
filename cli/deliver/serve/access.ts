import type { IncomingMessage } from 'node:http';

/** A host as requests and addresses name it. */
export interface Authority {
  /** In lower case; an IPv6 address in brackets. */
  readonly name: string;
  /** Empty for the default port. */
  readonly port: string;
}

/** Reads `name` or `name:port`; undefined when the text is anything else. */
export function readAuthority(text: string): Authority | undefined {
  const address = `http://${text}`;
  if (!/^[^\s/?#@\\]+$/.test(text) || !URL.canParse(address)) return undefined;
  const { hostname: name, port } = new URL(address);
  return { name, port };
}

/**
 * Returns why a request must not be answered; undefined for one that may be. Any page can make a
 * browser send requests here. The host that it has to name keeps a page of another site from
 * reading answers (DNS rebinding), `Origin` and `Sec-Fetch-Site` keep it from sending anything. No
 * page can forge these headers.
 *
 * @param allowedHosts In addition to the names of this machine; one without a port is allowed on
 * every port.
 */
export function findRefusal(
  request: IncomingMessage,
  allowedHosts: readonly Authority[],
): { readonly status: number; readonly message: string } | undefined {
  const [host, ...others] = request.headersDistinct['host'] ?? [];
  if (host === undefined || others.length > 0) {
    return { status: 400, message: 'A request must name one host.' };
  }
  const port = String(request.socket.localPort);
  const hosts = [...loopbackNames.map((name) => ({ name, port })), ...allowedHosts];
  if (!isAmong(hosts, readAuthority(host))) return refuseHost(host, port);
  return isSentByOwnPage(request, host, allowedHosts) ? undefined : refusePage(request);
}

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

function isAmong(hosts: readonly Authority[], authority: Authority | undefined): boolean {
  if (authority === undefined) return false;
  const port = authority.port || '80';
  return hosts.some((host) => host.name === authority.name && ['', port].includes(host.port));
}

function refuseHost(text: string, port: string) {
  const name = readAuthority(text)?.name;
  const remedy = name === undefined ? '' : `, or start it with --allow-host ${name}`;
  const message = `This server does not answer as "${text}". Open http://localhost:${port}/${remedy}.`;
  return { status: 421, message };
}

function refusePage({ headers }: IncomingMessage) {
  const name = readOrigin(headers.origin)?.name;
  const remedy =
    name === undefined ? '' : ` If it is open as ${name}, start it with --allow-host ${name}.`;
  return { status: 403, message: `Only pages of this server may call it.${remedy}` };
}

/** Also true of other programs than browsers, and of links from anywhere. */
function isSentByOwnPage(
  { method = '', headers }: IncomingMessage,
  host: string,
  allowedHosts: readonly Authority[],
): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  if (!isRead && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  const sender = readOrigin(origin);
  const requested = readAuthority(host);
  const isSame = sender?.name === requested?.name && sender?.port === requested?.port;
  return sender !== undefined && (isSame || isAmong(allowedHosts, sender));
}

function readOrigin(origin = ''): Authority | undefined {
  return URL.canParse(origin) ? readAuthority(new URL(origin).host) : undefined;
}
