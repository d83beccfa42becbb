/** The parts of package.json that say what is installed. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** One package of package-lock.json (version 3). */
export interface LockedPackage extends Manifest {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

/** The parts of package-lock.json that are checked. */
export interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

function pinFaults(manifest: Manifest, lock: Lock): string[] {
  const faults: string[] = [];
  for (const kind of KINDS) {
    const wanted = manifest[kind] ?? {};
    const locked = lock.packages['']?.[kind] ?? {};
    for (const [name, version] of Object.entries(wanted)) {
      const installed = lock.packages[`node_modules/${name}`]?.version;
      if (!EXACT.test(version)) faults.push(`${name}: is not pinned exactly, got '${version}'`);
      if (locked[name] !== version) faults.push(`${name}: is ${version} in package.json and ${locked[name]} at the root of the lock`);
      if (installed !== version) faults.push(`${name}: is ${version} in package.json and installed as ${installed}`);
    }
    for (const name of Object.keys(locked)) if (!(name in wanted)) faults.push(`${name}: is in the lock and not in package.json`);
  }
  return faults;
}

function lockedFaults(path: string, locked: LockedPackage, names: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (locked.link === true) faults.push(`${path}: is a link`);
  else if (!locked.integrity?.startsWith('sha512-')) faults.push(`${path}: has no sha512 integrity`);
  // a lock made on one platform can lose the binaries of the others, and then `npm ci` fails there
  for (const name of Object.keys(locked.optionalDependencies ?? {}))
    if (!names.has(name)) faults.push(`${path}: its optional dependency ${name} is not in the lock`);
  // without an address the reader's own registry serves it, held to the integrity above
  if (locked.resolved !== undefined) faults.push(`${path}: is bound to an address`);
  return faults;
}

/** Every way package.json and package-lock.json leave open what is installed. Empty where nothing is. */
export function lockFaults(manifest: Manifest, lock: Lock): string[] {
  const names = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const inside = Object.entries(lock.packages).filter(([path]) => path !== '');
  const version = lock.lockfileVersion === 3 ? [] : [`package-lock.json: is version ${lock.lockfileVersion}, 3 is meant`];
  return [...version, ...pinFaults(manifest, lock), ...inside.flatMap(([path, locked]) => lockedFaults(path, locked, names))];
}
