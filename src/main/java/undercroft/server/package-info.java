/**
 * Serves the studio's page and the YAML files of one folder to a browser on this machine: {@link undercroft.server.StudioServer}. Nothing
 * outside the folder is read or written, and only who knows the token gets an answer.
 */
@NullMarked
package undercroft.server;

import org.jspecify.annotations.NullMarked;
