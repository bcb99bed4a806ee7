const TOKEN_KEY = 'wallpress-token';

/** A failed request to the studio. `status` is 0 if there was no response. */
export class StudioError extends Error {
  /**
   * @param {number} status
   * @param {Partial<Failure>} details
   */
  constructor(status, details) {
    super(details.error ?? `The studio responded with status ${status}.`);
    this.status = status;
    this.details = details;
  }
}

/** The page's side of the studio's HTTP API. Every request that changes something carries the token. */
export class StudioSession {
  /** @param {string} token */
  constructor(token) {
    this.token = token;
  }

  /** Exchanges the token for a cookie. */
  open() {
    return this.post('/api/session');
  }

  /**
   * Fetches JSON.
   * @param {string} path
   */
  get(path) {
    return this.#send(path, { method: 'GET' });
  }

  /**
   * Posts JSON and returns the JSON of the response.
   * @param {string} path
   * @param {object} [body]
   */
  post(path, body = {}) {
    const headers = { 'Content-Type': 'application/json', 'X-Wallpress-Token': this.token };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /**
   * Sends a file. `onProgress` gets the sent share, 0 to 1; only XMLHttpRequest reports it.
   * @param {string} path
   * @param {File} file
   * @param {(share: number) => void} onProgress
   * @returns {Promise<UploadResponse>}
   */
  put(path, file, onProgress) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('PUT', path);
      request.setRequestHeader('X-Wallpress-Token', this.token);
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
      request.onload = () => {
        const body = parsedBody(request.responseText);
        if (request.status >= 200 && request.status < 300) resolve(body);
        else reject(new StudioError(request.status, body));
      };
      // A server that refuses a large file closes the connection before the whole file is sent.
      request.onerror = () =>
        reject(
          new StudioError(0, { error: 'The file could not be sent. It may be too large, or the studio has stopped.' }),
        );
      request.send(file);
    });
  }

  /**
   * @param {string} path
   * @param {RequestInit} request
   */
  async #send(path, request) {
    const response = await fetch(path, { ...request, credentials: 'same-origin', cache: 'no-store' }).catch(() => {
      throw new StudioError(0, { error: 'The studio does not respond.' });
    });
    const body = parsedBody(await response.text());
    if (response.ok) return body;
    throw new StudioError(response.status, body);
  }
}

/** @param {string} text */
function parsedBody(text) {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

/** Removes the token from the address and returns it, or the one this tab had before. Null if there is none. */
export function takeToken() {
  const found = /^#token=([\w-]+)/.exec(location.hash);
  if (found) {
    sessionStorage.setItem(TOKEN_KEY, found[1]);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(TOKEN_KEY);
}
