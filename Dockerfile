# The site behind nginx, on port 8080: see HOSTING.md.
FROM node:20.19.5-bookworm-slim AS build
# Pages show when they changed, which git knows.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /work
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN git config --global --add safe.directory /work
# Settings of the build: see README.md.
ARG SITE_URL BASE_URL RESULTS_ORIGIN REPO_URL ISSUES_URL ANNOUNCEMENT
RUN npm run build && npm run nginx -- /srv/site
RUN ln -s /dev/stdout /srv/site/temp/access.log

FROM nginx:1.28.0
COPY --from=build /srv/site /srv/site
RUN chown nginx /srv/site/temp
USER nginx
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv/site", "-c", "nginx.conf", "-g", "daemon off;"]
