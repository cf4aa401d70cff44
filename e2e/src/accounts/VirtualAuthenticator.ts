import type { CDPSession, Page } from 'puppeteer-core';

/** The device of a visitor's browser that creates and stores passkeys and verifies its user, as a phone or a laptop does. */
export class VirtualAuthenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  /** Adds a device to a visitor's tab. It approves every request without its user. */
  static async addTo(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.createCDPSession();
    await session.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** Whether the user is at the device and approves requests. A request that they do not approve is never answered. */
  async setPresent(isPresent: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.#id, enabled: isPresent });
  }

  /** Resets the signature counters of the device's passkeys, as on a copy of the device. */
  async resetCounters(): Promise<void> {
    const authenticatorId = this.#id;
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId });
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId });
    for (const credential of credentials) await this.#session.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
  }

  /** The number of passkeys that the device stores. */
  async count(): Promise<number> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    return credentials.length;
  }
}
