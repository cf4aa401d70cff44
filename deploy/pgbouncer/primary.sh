#!/bin/sh
# Names the primary, and the replica if there is one now, on a machine with an API process: primary.sh 10.0.0.22 10.0.0.21
# Without a second address the replica stays the one that was named last: after its promotion, the primary itself.
# PRIMARY_FILE: the included file; PSQL: the command that reaches the pooler's console.
set -eu
PRIMARY_FILE=${PRIMARY_FILE:-/etc/pgbouncer/primary.ini}
PSQL=${PSQL:-psql -X -h 127.0.0.1 -p 6432 -U pgbouncer}
entry() { printf '%s = host=%s port=5432 dbname=shop\n' "$1" "$2"; }
{
  entry shop "$1"
  if [ $# -gt 1 ]; then entry shop_replica "$2"; else grep '^shop_replica ' "$PRIMARY_FILE" || true; fi
} > "$PRIMARY_FILE.new"
mv "$PRIMARY_FILE.new" "$PRIMARY_FILE"
names=shop
if [ $# -gt 1 ]; then names='shop shop_replica'; fi
$PSQL -d pgbouncer -qc RELOAD > /dev/null
for name in $names; do
  for command in KILL RESUME; do $PSQL -d pgbouncer -qc "$command $name" > /dev/null; done
done
echo "the primary is $1${2:+, the replica $2}"
