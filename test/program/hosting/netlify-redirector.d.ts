declare module 'netlify-redirector' {
  export interface Asked {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    readonly getHeader: (name: string) => string;
    readonly getCookie: (name: string) => string;
  }

  export interface Matcher {
    match(asked: Asked): { readonly to: string; readonly status: number } | null;
  }

  export function parsePlain(rules: string, options: object): Promise<Matcher>;
}
