import type { KeyObject } from 'node:crypto';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { AuditError } from '../../core/errors.js';
import { cannotRead } from '../../core/words/system-reason.js';
import { endable, openFile } from '../../host/read-file.js';
import { failed, prepareFolder } from '../../host/write-whole.js';
import { publicHalf } from './ed25519.js';
import type { PublicKey } from './public-key.js';
import { publicPem } from './public-key.js';

const OWN_MODE = 0o600;
const OPEN_MODE = 0o644;
const OTHERS = 0o077;
/** The most bytes of a key file: a PKCS#8 file of Ed25519 has some 120 bytes, encrypted some 320. */
const MOST_BYTES = 16_384;

export interface KeyFiles {
  readonly privateFile: string;
  readonly publicFile: string;
  readonly key: PublicKey;
}

/**
 * Makes an Ed25519 pair: `<stem>.private.pem` (PKCS#8, mode 0600, encrypted with AES-256 where there is a passphrase) and `<stem>.public.pem`. Neither file
 * may be there already. Throws E_CANNOT_CREATE.
 */
export function makeKeyFiles(stem: string, passphrase: string | null): KeyFiles {
  const [privateFile, publicFile] = [`${stem}.private.pem`, `${stem}.public.pem`];
  prepareFolder(dirname(stem));
  const { privateKey } = generateKeyPairSync('ed25519');
  const form = { format: 'pem', type: 'pkcs8' } as const;
  const pem = privateKey.export(passphrase === null ? form : { ...form, cipher: 'aes-256-cbc', passphrase }).toString();
  const key = publicHalf(privateKey);
  writeNew(publicFile, publicPem(key.spki), OPEN_MODE);
  try {
    writeNew(privateFile, pem, OWN_MODE);
  } catch (error) {
    rmSync(publicFile, { force: true });
    throw error;
  }
  return { privateFile, publicFile, key };
}

/**
 * Reads the private key in a file. Throws E_INPUT_MISSING where it cannot be read, E_SIGNATURE where others may read it, E_KEY where it is no Ed25519
 * key in PKCS#8 or the passphrase is missing or wrong. No message holds any of it.
 */
export function readKeyFile(file: string, passphrase: string | null): KeyObject {
  const pem = privateText(file);
  const encrypted = pem.includes('BEGIN ENCRYPTED PRIVATE KEY');
  if (encrypted && passphrase === null)
    throw new AuditError('E_KEY', `${file} is encrypted: it needs its passphrase, got none`, {
      hint: 'hand it over on a descriptor: --passphrase-fd 3 3< passphrase.txt',
    });
  let key: KeyObject | null = null;
  try {
    if (encrypted || pem.includes('BEGIN PRIVATE KEY'))
      key = createPrivateKey({ key: pem, format: 'pem', ...(encrypted && passphrase !== null && { passphrase }) });
  } catch {
    // What the library says of a key is nobody's to read.
  }
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new AuditError(
    'E_KEY',
    `${file} must be an Ed25519 private key (PKCS#8 in PEM), got ${encrypted ? 'another, or another passphrase' : 'something else'}`,
    {
      hint: 'shuffle-audit keygen makes one',
    },
  );
}

/** Returns the text of a file that nobody else may read. The mode checked is that of the very file that is then read. */
function privateText(file: string): string {
  let handle: number | null = null;
  try {
    const open = openFile(file);
    handle = open;
    const { mode } = fstatSync(handle);
    // Windows keeps no such modes.
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0)
      throw new AuditError('E_SIGNATURE', `${file} must be its owner’s alone, mode 600, got mode ${(mode & 0o777).toString(8)}`, {
        hint: `chmod 600 ${file}; where others may have read it, make another key`,
      });
    const bytes = Buffer.alloc(MOST_BYTES);
    return bytes
      .subarray(
        0,
        endable(() => readSync(open, bytes)),
      )
      .toString('utf8');
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', cannotRead(`the key ${file}`, cause), { at: { file }, cause });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

function writeNew(file: string, text: string, mode: number): void {
  try {
    // Refused where anything is there, a link among it.
    const handle = openSync(file, 'wx', mode);
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (cause) {
    throw failed('E_CANNOT_CREATE', file, cause, 'a key is never written over: choose another name');
  }
}
