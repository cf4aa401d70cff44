const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/** The host has its own React, which it shares with its own remotes in the default scope. */
module.exports = {
  mode: 'production',
  entry: { main: './src/index.js' },
  output: { publicPath: 'auto', uniqueName: 'host' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'host',
      shared: { react: { singleton: true, requiredVersion: '^18.0.0' }, 'react-dom': { singleton: true, requiredVersion: '^18.0.0' } },
      dts: false,
      manifest: false,
    }),
  ],
};
