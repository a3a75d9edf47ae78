// What the code on this site's pages may use. A test compiles every snippet against it, so it holds what the platform
// documents and nothing else: what is not here does not compile.

interface InitializeOptions {
  requestDriver: 'fetch' | 'axios';
}

declare module '@forjagames/nexus' {
  interface DriveConnection {
    readonly kind: 'drive connection';
  }

  interface StorageApi {
    /** @param driveUuid what Copy UUID of the drive's menu gives */
    connectToDrive(driveUuid: string): Promise<DriveConnection>;
  }

  interface FilesApi {
    /** @param glob such as `*.md` */
    find(glob: string): Promise<unknown[]>;
  }

  export interface Nexus {
    getStorage(): StorageApi;
    getFiles(connection: DriveConnection): FilesApi;
  }

  export class NexusFactory {
    private constructor();
    static initialize(publicKey: string, secret: string, options?: InitializeOptions): Promise<Nexus>;
  }
}

interface LogSession {
  initialize(): void;
  info(message: string): void;
  error(message: string): void;
}

interface IdentitySessionManager {
  readonly isLoggedIn: boolean;
  /** Rejects when the login fails. */
  openLoginWindow(): Promise<unknown>;
  logout(): Promise<unknown>;
  readonly api: {
    getLoggedProfile(fields: readonly string[]): Promise<{ user: unknown }>;
    openProfileWindow(): unknown;
    openChangePasswordWindow(): unknown;
  };
}

interface FgStoreAPI {
  listProducts(): Promise<unknown[]>;
}

interface BrowserApi {
  getIdentitySessionManager(): IdentitySessionManager;
  getLeaderboard(): Promise<{ listBoards(): Promise<unknown[]> }>;
  getStore(): Promise<FgStoreAPI>;
}

/** The class that `fg-api.min.js` adds to a page. */
declare class fgApi {
  private constructor();
  static initialize(publicKey: string, secret: string, options?: InitializeOptions): Promise<unknown>;
  static getInstance(): BrowserApi;
  static readonly LogSession: new () => LogSession;
}
