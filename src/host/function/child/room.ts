/** The memory in KiB that a process may take beside JavaScript's own objects, mostly buffers. */
export const MOST_DATA_KB: number = 2 ** 20 * 1.5;

/**
 * Makes its own root on an empty file system and shows the places there (three arguments each, up to `--`). They are read-only where the system
 * allows it. It then limits itself and becomes the command that follows, in the folder that is its first argument, without an environment. Every
 * program that it starts costs as much as some deals, so one copies all links, and one mounts all places. Where a name needs quotes, or a program
 * refuses or does by halves, they are shown one by one.
 */
export const ROOM: string = `
set -ef
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
cwd=$1 folders=$3 links= plain=yes table='/sys/made /sys/root none bind,ro'
shift 4
mount -t tmpfs -o mode=755,size=4m none /sys
cd /sys
mkdir -p root made/proc/self $folders
plan() {
  while [ "$1" != -- ]; do
    case $2 in *[!a-zA-Z0-9_./-]*) plain= ;; esac
    case $1 in
      under) mkdir -p "made$2" ;;
      link) links="$links $2" ;;
      file) : > "made$2"; table="$table
$2 /sys/root$2 none bind" ;;
      folder) table="$table
$2 /sys/root$2 none rbind,ro\${3#-}" ;;
    esac
    shift 3
  done
  echo "$table
/proc/$$ /sys/root/proc/self none bind" > table
}
singly() {
  mount --bind made root
  while [ "$1" != -- ]; do
    case $1 in
      link) ln -sfn "$3" "made$2" ;;
      file) mount --bind "$2" "root$2" ;;
      folder)
        mount --rbind "$2" "root$2"
        mount -o remount,bind,ro "root$2" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev "root$2" 2>/dev/null || : ;;
    esac
    shift 3
  done
  mount --bind /proc/$$ root/proc/self 2>/dev/null || :
  mount -o remount,bind,ro root 2>/dev/null || :
}
plan "$@"
{ [ $plain ] && { [ -z "$links" ] || cp -P --parents $links made; } && mount -a -T table && [ ! -w root ]; } 2>/dev/null || singly "$@"
[ -d "root$cwd" ] || mkdir -p "made$cwd"
while [ "$1" != -- ]; do shift 3; done
shift
unset PWD OLDPWD
export -p > exported
[ ! -s exported ] || set -- env -i "$@"
for limit in '-c 0' '-d ${MOST_DATA_KB}' '-f 0'; do ulimit $limit 2>/dev/null || :; done
exec unshare --root=/sys/root --wd="$cwd" "$@"
`;
