import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** A TCP proxy that can lose or refuse connections. */
export class TcpProxy {
  readonly #target: URL;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #port = 0;

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.once('close', () => this.#ends.delete(end));
        end.on('error', () => end.destroy());
      }
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    });
  }

  /** @param url of the server behind it */
  static async open(url: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(url));
    await proxy.resume();
    return proxy;
  }

  /** The server's address through this proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** Stops forwarding on the open connections without closing them. New connections work. */
  cutSilently(): void {
    for (const end of this.#ends) {
      end.unpipe();
      end.pause();
    }
  }

  /** Ends all connections and refuses new ones, as when the server is stopped. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const end of this.#ends) end.destroy();
    await closed;
  }

  /** Listens again, on the same port. */
  async resume(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new TypeError('A server without a port');
    this.#port = address.port;
  }
}
