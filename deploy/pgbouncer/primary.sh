#!/bin/sh
# Names the primary on a machine with an API process: primary.sh 10.0.0.22
# PRIMARY_FILE: the included file; PSQL: the command that reaches the pooler's console.
set -eu
PRIMARY_FILE=${PRIMARY_FILE:-/etc/pgbouncer/primary.ini}
PSQL=${PSQL:-psql -X -h 127.0.0.1 -p 6432 -U pgbouncer}
printf 'shop = host=%s port=5432 dbname=shop\n' "$1" > "$PRIMARY_FILE.new"
mv "$PRIMARY_FILE.new" "$PRIMARY_FILE"
for command in RELOAD 'KILL shop' 'RESUME shop'; do $PSQL -d pgbouncer -qc "$command" > /dev/null; done
echo "the primary is $1"
