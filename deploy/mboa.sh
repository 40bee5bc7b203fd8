#!/bin/sh
# The command line with the variables of the service (mboa.service), as its user. On each server:
#   install -m 755 /opt/mboa/deploy/mboa.sh /usr/local/sbin/mboa
# DATABASE_URL, given before it, goes past a pgbouncer; MBOA_RELEASE is another release than /opt/mboa.
set -ea
DATA_DIR=/var/lib/mboa
straight=$DATABASE_URL
. /etc/mboa/mboa.env
DATABASE_URL=${straight:-$DATABASE_URL}
exec setpriv --reuid=mboa --regid=mboa --init-groups "${MBOA_RELEASE:-/opt/mboa}/bin/mboa" "$@"
