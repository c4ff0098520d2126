# Ringspiel in a container: the client is built by Node, the engines are compiled, and the last stage holds neither.
# Packages come before sources, so that a change of a source does not fetch them again.
FROM node:22-slim AS client
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --no-save --no-audit --no-fund
COPY web web
COPY src src
COPY docs docs
RUN npm --prefix web run build

FROM python:3.11 AS wheel
WORKDIR /src
ENV PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements/build.txt requirements/
RUN pip install --no-cache-dir --require-hashes --only-binary :all: --requirement requirements/build.txt
COPY pyproject.toml hatch_build.py LICENSE README.md ./
COPY tools tools
COPY web/package-lock.json web/
COPY docs docs
COPY --from=client /src/src src
RUN RINGSPIEL_COMPILE=1 pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels /src

FROM python:3.11-slim
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 XDG_DATA_HOME=/data
RUN groupadd --gid 10001 ringspiel \
    && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin ringspiel \
    && install --directory --owner 10001 --group 10001 /data
COPY requirements/container.txt /tmp/
RUN pip install --no-cache-dir --require-hashes --only-binary :all: --requirement /tmp/container.txt
RUN --mount=type=bind,from=wheel,source=/wheels,target=/tmp/wheels \
    pip install --no-cache-dir --no-deps /tmp/wheels/*.whl
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/health', timeout=4)"]
ENTRYPOINT ["ringspiel"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
