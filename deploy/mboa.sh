#!/bin/sh
# The command line with the variables of the service (mboa.service), as its user. On each server:
#   install -m 755 /opt/mboa/deploy/mboa.sh /usr/local/sbin/mboa
set -ea
DATA_DIR=/var/lib/mboa
. /etc/mboa/mboa.env
cd /
exec setpriv --reuid=mboa --regid=mboa --init-groups /opt/mboa/bin/mboa "$@"
